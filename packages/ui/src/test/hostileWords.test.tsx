// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { examples } from './examples';
import { renderUi } from './renderUi';

/** What people could type to have it run. Each one would leave a mark. */
const payloads = [
  '<script data-pwn>__pwn()</script>',
  '<img data-pwn src=x onerror=__pwn()>',
  '<svg data-pwn onload=__pwn()>',
  '<svg><script data-pwn>__pwn()</script></svg>',
  '<svg><animate data-pwn onbegin=__pwn() attributeName=x dur=1s>',
  '<svg><a data-pwn xlink:href="javascript:__pwn()"><text>x</text></a></svg>',
  '<iframe data-pwn srcdoc="<script>parent.__pwn()</script>"></iframe>',
  '<iframe data-pwn src="javascript:parent.__pwn()"></iframe>',
  '<object data-pwn data="javascript:__pwn()"></object>',
  '<embed data-pwn src="javascript:__pwn()">',
  '<a data-pwn href="javascript:__pwn()">x</a>',
  '<a data-pwn href="data:text/html,<script>__pwn()</script>">x</a>',
  '<form data-pwn action="javascript:__pwn()"><button>x</button></form>',
  '<button data-pwn formaction="javascript:__pwn()">x</button>',
  '<input data-pwn autofocus onfocus=__pwn()>',
  '<details data-pwn open ontoggle=__pwn()>',
  '<video data-pwn><source onerror=__pwn()></video>',
  '<audio data-pwn src=x onerror=__pwn()>',
  '<body data-pwn onload=__pwn()>',
  '<marquee data-pwn onstart=__pwn()>',
  '<math><mi data-pwn xlink:href="javascript:__pwn()">x</mi></math>',
  '<style data-pwn>@import "//evil.example"</style>',
  '<link data-pwn rel=stylesheet href=//evil.example>',
  '<meta data-pwn http-equiv=refresh content="0;url=javascript:__pwn()">',
  '<base data-pwn href=//evil.example>',
  '<template data-pwn><script>__pwn()</script></template>',
  '<noscript><img data-pwn src=x onerror=__pwn()></noscript>',
  '<!--><img data-pwn src=x onerror=__pwn()>-->',
  '<![CDATA[<img data-pwn src=x onerror=__pwn()>]]>',
  '"><img data-pwn src=x onerror=__pwn()>',
  "'><img data-pwn src=x onerror=__pwn()>",
  '`><img data-pwn src=x onerror=__pwn()>',
  '" onmouseover="__pwn()" data-pwn="',
  "' onmouseover='__pwn()' data-pwn='",
  '</textarea><img data-pwn src=x onerror=__pwn()>',
  '</title><img data-pwn src=x onerror=__pwn()>',
  '</script><img data-pwn src=x onerror=__pwn()>',
  '<<img data-pwn src=x onerror=__pwn()>',
  '&lt;img data-pwn src=x onerror=__pwn()&gt;',
  '\u003cimg data-pwn src=x onerror=__pwn()\u003e',
  'javascript:__pwn()',
  '{{constructor.constructor("__pwn()")()}} ${__pwn()}',
];
const allAtOnce = payloads.join(' ');

/** Props that hold words, which may be people's. */
const worded = new Set(
  (
    'label title name text children description caption placeholder hint value comment question ' +
    'message summary note alt word theme'
  ).split(' '),
);

/** The same, with something to run wherever there were words. */
function spoil(value: unknown, prop: string): unknown {
  if (typeof value === 'string')
    return worded.has(prop) && /[\sA-Z]/.test(value) ? `${value} ${allAtOnce}` : value;
  if (Array.isArray(value)) return value.map((item) => spoil(item, prop));
  if (isValidElement<Record<string, unknown>>(value)) {
    return cloneElement(value, spoilAll(value.props));
  }
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? spoilAll(value as Record<string, unknown>) : value;
}

const spoilAll = (props: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, spoil(value, name)]));

const runs = /^\s*(?:javascript|vbscript|data:text)/i;

/** What on the page was made of words. */
function marksOn(page: Document): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes];
    const isMarked =
      element.hasAttribute('data-pwn') ||
      attributes.some(({ name }) => name.startsWith('on')) ||
      attributes.some(({ name, value }) => /href|src|action/.test(name) && runs.test(value));
    return isMarked || element.tagName.toLowerCase() === 'script'
      ? [element.outerHTML.slice(0, 200)]
      : [];
  });
}

const pwn = vi.fn<() => void>();
beforeEach(() => {
  Object.assign(window, { __pwn: pwn });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, '__pwn');
});

describe('words that somebody typed to have them run', () => {
  it.each(Object.entries(examples))('are words in %s', (_, { element, around = (it) => it }) => {
    renderUi(around(spoil(element, '') as ReactElement));

    expect(marksOn(document)).toEqual([]);
    expect(pwn).not.toHaveBeenCalled();
  });

  it('are in most of what was drawn', () => {
    const spoilt = Object.values(examples).filter(({ element }) =>
      JSON.stringify(spoilAll(element.props as Record<string, unknown>), leaveOutLoops()).includes(
        'data-pwn',
      ),
    );
    expect(spoilt.length).toBeGreaterThan(Object.keys(examples).length / 2);
  });

  it('would be noticed where they became markup', () => {
    const unnoticed = payloads.slice(0, 25).filter((payload) => {
      // A document that is only read: nothing in it runs.
      const page = new DOMParser().parseFromString(`<p>${payload}</p>`, 'text/html');
      return marksOn(page).length === 0;
    });
    expect(unnoticed).toEqual([]);
  });
});

function leaveOutLoops() {
  const seen = new Set<unknown>();
  return (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    return value;
  };
}
