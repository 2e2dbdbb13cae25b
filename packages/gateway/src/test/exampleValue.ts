import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';

import { schema } from '../schema.ts';

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  CodeStyle: { color: '#000000' },
  Date: '2026-11-21',
  DateTime: '2026-11-21T09:30:00.000Z',
  Float: 1.5,
  FieldAnswers: {},
  FormDocument: { title: 'x', fields: [] },
  FrameDocument: { name: 'x', size: { width_mm: 50, height_mm: 50 }, content: [] },
  GivenAnswers: { phone: '1' },
  ID: 'id-1',
  Int: 1,
  String: 'text',
};

/** The plainest value that fits a type: what is required, and nothing else. */
function exampleValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleValue(type.ofType);
  if (isListType(type)) return [exampleValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, exampleValue(field.type)]));
}

/** Variables that an operation can be asked with. */
export const exampleVariables = (operation: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => {
      const inputType = typeFromAST(schema, type as never) as GraphQLInputType;
      return [variable.name.value, exampleValue(inputType)];
    }),
  );
