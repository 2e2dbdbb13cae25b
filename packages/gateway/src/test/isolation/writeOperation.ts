import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';

/** Deep enough to go from a thing to what it hangs on, and on to that. */
const deepest = 3;

/** Everything below a type that can be asked for without arguments. */
function selectionOf(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    return depth === 0 ? [] : [`${field.name} ${selectionOf(below, depth - 1)}`];
  });
  return `{ ${['__typename', ...parts].join(' ')} }`;
}

/** An operation that asks for all that a field can tell, with only the given variables. */
export function writeOperation(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  given: readonly string[],
): string {
  const taken = field.args.filter(({ name }) => given.includes(name));
  const declared = taken.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = taken.map(({ name }) => `${name}: $${name}`).join(', ');
  const wrap = (text: string) => (text === '' ? '' : `(${text})`);
  const selection = selectionOf(getNamedType(field.type), deepest);
  return `${kind.toLowerCase()} ${wrap(declared)} { answer: ${field.name}${wrap(passed)} ${selection} }`;
}
