/** A prop of a component: its type as it is written. */
export interface Prop {
  name: string;
  type: string;
  isOptional: boolean;
}

interface Interface {
  /** The types that it extends, as source text: `Omit<FieldProps<string>, 'name'>`. */
  bases: string[];
  props: Prop[];
}

/** By name, over all files of a package. */
export type Interfaces = ReadonlyMap<string, Interface>;

const shape = /interface (\w+)(?:<[^{]*?>)?(?: extends ([^{]+?))? \{\n([\s\S]*?)\n\}/g;
/** Two spaces deep: what lies deeper belongs to a prop, not to the component. */
const line = /^ {2}(?:readonly )?(\w+)(\??):\s*([\s\S]*?);$/gm;
/** A comma between two bases, not one between the arguments of `Omit`. */
const betweenBases = /,\s*(?![^<]*>)/;

/** The interfaces of some source files. */
export function readInterfaces(sources: readonly string[]): Interfaces {
  const found = new Map<string, Interface>();
  for (const source of sources) {
    for (const [, name = '', bases = '', body = ''] of source.matchAll(shape)) {
      found.set(name, {
        bases: bases.split(betweenBases).filter(Boolean),
        props: [...body.matchAll(line)].map(([, prop = '', mark, type = '']) => ({
          name: prop,
          type: type.replaceAll(/\s+/g, ' '),
          isOptional: mark === '?',
        })),
      });
    }
  }
  return found;
}

/** Every prop of an interface, those it inherits included. */
export function propsOf(name: string, interfaces: Interfaces): Prop[] {
  const found = interfaces.get(name);
  if (!found) return [];
  const inherited = found.bases.flatMap((base) => {
    const omitted = /^Omit<(\w+).*?, ([^<>]*)>$/.exec(base);
    const props = propsOf(omitted?.[1] ?? /^\w+/.exec(base)?.[0] ?? '', interfaces);
    return props.filter((prop) => !omitted?.[2]?.includes(`'${prop.name}'`));
  });
  return [...found.props, ...inherited];
}
