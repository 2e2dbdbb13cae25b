/** An operation as it is sent, which knows its answer and its variables. */
export type OperationText<Data, Variables> = string & {
  readonly answers?: (variables: Variables) => Data;
};
