import { expect, it } from 'vitest';

import { isOperated, owedStories } from './owedStories.ts';
import { readInterfaces } from './propsOf.ts';

const interfaces = readInterfaces([
  `
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}
`,
  `
export interface Course {
  id: string;
  isDisabled?: boolean;
}

export interface CourseListProps {
  courses: readonly Course[];
  status: 'ready' | 'loading' | 'failed';
  href: string;
}

export interface DishFieldProps extends Omit<FieldProps<string>, 'isRequired' | 'label'> {
  label: ReactNode;
}

export interface DividerProps {
  direction?: 'across' | 'down';
}
`,
]);

it('asks a field for what every field can be', () => {
  expect(owedStories('Field', ['Plain'], interfaces)).toEqual([
    'Disabled',
    'Failed',
    'Required',
    'LongText',
  ]);
});

it('asks for no state that the props rule out', () => {
  expect(owedStories('DishField', ['Plain'], interfaces)).toEqual(['Disabled', 'Failed']);
  expect(owedStories('Divider', ['Plain'], interfaces)).toEqual([]);
});

it('asks a list for none, many, a row that is disabled, and its way there', () => {
  expect(owedStories('CourseList', [], interfaces)).toEqual([
    'Disabled',
    'Loading',
    'Failed',
    'Many',
    'Empty',
  ]);
});

it('is content with the stories that there are', () => {
  const stories = ['Empty', 'Failed', 'Loading', 'ManyCourses', 'DisabledCourse'];

  expect(owedStories('CourseList', stories, interfaces)).toEqual([]);
});

it('leaves out what is excused with a reason', () => {
  const menu = readInterfaces(['interface MenuProps {\n  actions: readonly Action[];\n}']);

  expect(owedStories('Menu', [], menu)).toEqual(['Many']);
});

it('knows what people operate, by what it answers or where it leads', () => {
  expect(isOperated('Field', interfaces)).toBe(true);
  expect(isOperated('CourseList', interfaces)).toBe(true);
  expect(isOperated('Divider', interfaces)).toBe(false);
});
