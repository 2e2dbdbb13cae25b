// @vitest-environment jsdom
import { describe, expect, expectTypeOf, it } from 'vitest';

import * as ui from '../index';
import { itConforms } from './conformance';
import { examples, type ComponentName } from './examples';

type Props<Component> = Component extends (props: infer Given) => unknown ? Given : never;

/** The components that take a class or a style, by their types. */
type Styled = {
  [Name in ComponentName]: 'className' | 'style' extends infer Look
    ? Look extends keyof Props<(typeof ui)[Name]>
      ? Name
      : never
    : never;
}[ComponentName];

describe('the door', () => {
  it('has an example of every component', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

    expect(components.length).toBeGreaterThan(40);
    expect(Object.keys(examples).toSorted()).toEqual(components.toSorted());
  });

  it('lets only Box take a class or a style', () => {
    expectTypeOf<Styled>().toEqualTypeOf<'Box'>();
  });
});

describe.each(Object.entries(examples))('%s', (name, example) => {
  itConforms(name, example);
});
