import { expect, it } from 'vitest';

import { toStaticMarkup } from '../prerenderScreen';

it('keeps what there is to see', () => {
  expect(toStaticMarkup('<h1 class="a">Log in</h1><p>Read > write</p>')).toBe(
    '<h1 class="a">Log in</h1><p>Read > write</p>',
  );
});

it('has no styles in its markup, which the page’s policy forbids, and shows nothing that was hidden', () => {
  const markup =
    '<span style="border:0;clip:rect(0 0 0 0)"><input/></span><p style="color:red">A</p>';

  expect(toStaticMarkup(markup)).toBe('<span hidden=""><input disabled=""/></span><p>A</p>');
});

it('leaves nothing to press, follow or fill in, and nothing to be found by', () => {
  const markup =
    '<title>Log in</title><!--$--><label for="e" id="l">Email</label>' +
    '<input id="e" class="b" name="email" aria-labelledby="l" tabindex="0"/>' +
    '<a class="c" href="/register/">Register</a><button type="submit">Log in</button>';

  expect(toStaticMarkup(markup)).toBe(
    '<label>Email</label><input disabled="" class="b"/>' +
      '<a class="c">Register</a><button disabled="" type="submit">Log in</button>',
  );
});
