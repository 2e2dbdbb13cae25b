/** A shape of JSON, as far as our documents describe any. */
export interface Shape {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Contents = Readonly<Record<string, { schema?: Shape }>>;

/** One call, as the OpenAPI document describes it. */
export interface DescribedCall {
  operationId?: string;
  summary?: string;
  tags?: readonly string[];
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly { in: string; name: string; required?: boolean; schema?: Shape }[];
  requestBody?: { content: Contents };
  responses?: Readonly<Record<string, { description?: string; content?: Contents }>>;
}

/** What the page reads of an OpenAPI document. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  components: { schemas: Readonly<Record<string, Shape>> };
}

/** A call in its place. */
export interface PlacedCall {
  method: string;
  path: string;
  call: DescribedCall;
}

/** The name of a shape that is referred to. */
export const refNameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
