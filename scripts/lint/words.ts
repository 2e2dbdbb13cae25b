/**
 * A rule for oxlint: text for people comes from a catalog. Symbols, numbers and the product's own
 * name may be in the markup; formatjs' rule of that kind refuses those, too.
 */

interface Literal {
  type: string;
  value?: unknown;
  raw?: string;
  expression?: Literal;
  quasis?: { value: { raw: string } }[];
}

interface Attribute extends Literal {
  name: { name: string };
  value: Literal | null;
}

interface Context {
  report: (finding: { node: unknown; message: string }) => void;
}

const spoken =
  /^(?:label|title|placeholder|alt|description|hint|heading|aria-(?:label|description|valuetext|roledescription))$/;

/** Names and units: the same in every language. */
const everywhere = /\b(?:Hearback|PIN|https|mm|px|A\d)\b/g;

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(everywhere, ''));

/** Text of a literal, without its interpolated values. */
function textOf(literal: Literal): string {
  if (literal.type === 'JSXExpressionContainer')
    return literal.expression ? textOf(literal.expression) : '';
  if (literal.type === 'TemplateLiteral')
    return (literal.quasis ?? []).map(({ value }) => value.raw).join(' ');
  return typeof literal.value === 'string' ? literal.value : '';
}

const sentence =
  'Words in the markup cannot be translated. Take them from a catalogue, or as a prop.';

export default {
  meta: { name: 'hearback' },
  rules: {
    'words-from-catalogues': {
      create: ({ report }: Context) => {
        const judge = (node: Literal) => {
          if (hasWords(textOf(node))) report({ node, message: sentence });
        };
        return {
          JSXText: judge,
          JSXAttribute: (node: Attribute) => {
            if (node.value && spoken.test(node.name.name)) judge(node.value);
          },
          'JSXElement > JSXExpressionContainer': judge,
          'JSXFragment > JSXExpressionContainer': judge,
        };
      },
    },
  },
};
