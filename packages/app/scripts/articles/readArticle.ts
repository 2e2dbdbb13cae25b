import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/** What an article says about itself, at its top. */
export interface ArticleHead {
  title: string;
  summary: string;
  /** Other articles, each as `tab/slug`. */
  related: string[];
}

/** That, and everything in it that has to be true. */
export interface ArticleFacts extends ArticleHead {
  headings: string[];
  /** Its paragraphs, lists and tables as one text. */
  text: string;
  /** Words that stand on the screen. */
  bold: string[];
  links: string[];
  pictures: { name: string; alt: string }[];
  /** Names of the components it is written with. */
  components: string[];
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root['children'][number];

/** A node's own text, with a space between its blocks. */
function textOf(node: Node): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
  if (!('children' in node)) return '';
  const isBlock = node.children.some(({ type }) =>
    ['paragraph', 'listItem', 'tableRow', 'list'].includes(type),
  );
  const between = node.type === 'tableRow' ? ' · ' : isBlock ? ' ' : '';
  return node.children.map(textOf).join(between);
}

/** However its lines are broken in the file. */
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

type Esm = Extract<Node, { type: 'mdxjsEsm' }>;

/** `export const name = 'text'`, or a list of texts: an article may state nothing else. */
function* factsOf(node: Esm): Generator<[string, string | string[]]> {
  for (const line of node.data?.estree?.body ?? []) {
    if (line.type !== 'ExportNamedDeclaration' || line.declaration?.type !== 'VariableDeclaration')
      throw new Error(
        'An article exports its title, its summary and what is related, and no more.',
      );
    for (const { id, init } of line.declaration.declarations) {
      const name = id.type === 'Identifier' ? id.name : '';
      if (init?.type === 'Literal') yield [name, String(init.value)];
      else if (init?.type === 'ArrayExpression')
        yield [
          name,
          init.elements.map((item) => (item?.type === 'Literal' ? String(item.value) : '')),
        ];
      else throw new Error(`“${name}” of an article is neither a text nor a list of texts.`);
    }
  }
}

/** Reads the top of an article alone, which is soon done. */
export function readHead(source: string): ArticleHead {
  const end = source.search(/\n\n(?!export )/);
  const { children } = processor.parse(end === -1 ? source : source.slice(0, end));
  const facts = Object.fromEntries(
    children.flatMap((node) => (node.type === 'mdxjsEsm' ? [...factsOf(node)] : [])),
  );
  const { title, summary, related = [] } = facts;
  if (typeof title !== 'string' || typeof summary !== 'string' || typeof related === 'string') {
    throw new Error('An article begins with its title and its summary.');
  }
  return { title, summary, related };
}

/** Reads an article without running it. */
export function readArticle(source: string): ArticleFacts {
  const head = readHead(source);
  const root = processor.parse(source);
  const nodes = [...nodesIn(root)];
  const elements = nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? [node] : [],
  );
  const attribute = (element: (typeof elements)[number], name: string) => {
    const found = element.attributes.find(
      (given) => given.type === 'mdxJsxAttribute' && given.name === name,
    );
    return typeof found?.value === 'string' ? found.value : '';
  };

  return {
    ...head,
    headings: nodes.flatMap((node) => (node.type === 'heading' ? [textOf(node)] : [])),
    text: onOneLine(
      root.children
        .flatMap((node) => (node.type === 'heading' ? [] : [textOf(node)]))
        .filter((text) => text !== '')
        .join(' '),
    ),
    bold: nodes.flatMap((node) => (node.type === 'strong' ? [onOneLine(textOf(node))] : [])),
    links: nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    pictures: elements.flatMap((element) =>
      element.name === 'Picture'
        ? [{ name: attribute(element, 'name'), alt: attribute(element, 'alt') }]
        : [],
    ),
    components: elements.flatMap(({ name }) => (name === null ? [] : [name])),
  };
}
