import { propsOf, type Interfaces, type Prop } from './propsOf.ts';

/** A situation that a component can come into, and what its story may be called. */
interface State {
  name: string;
  story: RegExp;
  /** True if a component with these props can enter the state. */
  happens: (props: readonly Prop[], interfaces: Interfaces) => boolean;
}

const has = (props: readonly Prop[], ...names: string[]) =>
  props.some(({ name }) => names.includes(name));

/** The rows, options or parts that a component is given: `readonly Row[]`. */
const listOf = ({ type, isOptional }: Prop) =>
  isOptional ? undefined : /^readonly (\w+)(?:<.*>)?\[\]/.exec(type)?.[1];

const states: readonly State[] = [
  {
    name: 'Disabled',
    story: /^Disabled/,
    happens: (props, interfaces) =>
      has(props, 'isDisabled') ||
      props.some((prop) => has(propsOf(listOf(prop) ?? '', interfaces), 'isDisabled')),
  },
  {
    name: 'Loading',
    story: /^(Loading|Pending|Saving)/,
    happens: (props) =>
      has(props, 'isPending', 'isLoading') || props.some(({ type }) => type.includes("'loading'")),
  },
  {
    name: 'Failed',
    story: /^Failed/,
    happens: (props) =>
      has(props, 'error', 'onRetry') || props.some(({ type }) => type.includes("'failed'")),
  },
  { name: 'Required', story: /^Required/, happens: (props) => has(props, 'isRequired') },
  {
    name: 'LongText',
    story: /^(Long|Truncated)/,
    happens: (props) =>
      props.some(
        ({ name, type }) =>
          ['label', 'title', 'text', 'name'].includes(name) && /^string\b/.test(type),
      ),
  },
  { name: 'Many', story: /Many/, happens: (props) => props.some((prop) => listOf(prop)) },
  {
    name: 'Empty',
    story: /^(Empty|NoResults|Nothing)/,
    happens: (props) => props.some((prop) => listOf(prop)),
  },
];

const heard = 'Its name is heard, not seen.';

/** States that the props allow, and why no story can show them. */
const excused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChartProbe: {
    LongText: heard,
    Many: 'It lies over a chart, which has the story.',
    Empty: 'A chart without values is an empty WidgetCard.',
  },
  ColumnChart: { Empty: 'A chart without values is an empty WidgetCard.' },
  FileField: { Many: 'Its list names kinds of files.' },
  FrameView: { LongText: heard },
  GridProbe: { LongText: heard },
  Icon: { LongText: heard },
  Inspector: { Many: 'Its list is IssueList, which has the story.', Empty: 'Plain has no issues.' },
  Menu: { Empty: 'A menu without actions is no button.' },
  Palette: { Empty: 'There is always something to add.' },
  PartsEditor: { Many: 'Its lists are those of Outline and Palette.' },
  RadioGroup: { Empty: 'A choice of nothing is no question.' },
  RatingDistribution: { Many: 'Always ten ratings.' },
  ShortcutSheet: {
    Many: 'Always the same few shortcuts.',
    Empty: 'Always the same few shortcuts.',
  },
  StarRating: { LongText: heard },
  SidesCompared: { Many: 'Always six measures at most.' },
  Stepper: { Empty: 'A way without steps is none.' },
  Tabs: { Empty: 'A row without tabs is none.' },
  TimeChart: { LongText: heard, Empty: 'A chart without values is an empty WidgetCard.' },
  TryCard: {
    Many: 'More than about five are no first visit.',
    Empty: 'A card with nothing to try is none.',
  },
  WeekdaySubmissions: { Many: 'Always seven days.' },
};

/** Props by which people operate a component: `onPress`, `trigger`, `href`. A retry is a `Button`. */
const answers = /^(on(?!Retry)[A-Z]\w*|trigger|href)$/;

/** True if people can operate a component, so that its stories must include the keyboard. */
export const isOperated = (component: string, interfaces: Interfaces): boolean =>
  propsOf(`${component}Props`, interfaces).some(({ name }) => answers.test(name));

/** The states of a component that none of its stories shows. */
export function owedStories(
  component: string,
  stories: readonly string[],
  interfaces: Interfaces,
): string[] {
  const props = propsOf(`${component}Props`, interfaces);
  return states
    .filter(
      ({ name, story, happens }) =>
        !excused[component]?.[name] &&
        happens(props, interfaces) &&
        !stories.some((one) => story.test(one)),
    )
    .map(({ name }) => name);
}
