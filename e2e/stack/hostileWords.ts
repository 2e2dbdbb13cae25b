import type { Page } from '@playwright/test';

import { publishCode, type Code } from './code.ts';
import type { Owner } from './owner.ts';

declare global {
  interface Window {
    /** Number of injected scripts that have run. */
    pwned?: number;
    __pwn?: () => void;
  }
}

/** XSS payloads, one of each kind. Each leaves a mark if it runs. */
export const hostileWords = [
  '<script data-pwn>__pwn()</script>',
  '<img data-pwn src=x: onerror=__pwn()>',
  '<svg data-pwn onload=__pwn()>',
  '<svg><animate data-pwn onbegin=__pwn() attributeName=x dur=1s>',
  '<iframe data-pwn srcdoc="<script>parent.__pwn()</script>"></iframe>',
  '<a data-pwn href="javascript:__pwn()">x</a>',
  '<details data-pwn open ontoggle=__pwn()>',
  '"><img data-pwn src=x: onerror=__pwn()>',
  "' onmouseover='__pwn()' data-pwn='",
  '</textarea></title></style><img data-pwn src=x: onerror=__pwn()>',
  '</script><svg data-pwn onload=__pwn()>',
  '&lt;img data-pwn src=x: onerror=__pwn()&gt;',
  '{{constructor.constructor("__pwn()")()}} ${__pwn()}',
] as const;

/** Counts what runs, from before the page's own scripts. */
export const countRuns = (page: Page) =>
  page.addInitScript(() => {
    window.pwned = 0;
    window.__pwn = () => {
      window.pwned = (window.pwned ?? 0) + 1;
    };
  });

/** Reports the number of payloads that ran, and the markup that they became. */
export const lookFor = (page: Page) =>
  page.evaluate(() => ({
    ran: window.pwned,
    markup: [...document.querySelectorAll('[data-pwn], [onerror], [onload], [onmouseover]')].map(
      (element) => element.outerHTML.slice(0, 200),
    ),
  }));

/** Puts every kind of it wherever an account can hold words. Answers the codes that are open. */
export async function fillWithHostileWords({ ask }: Owner): Promise<Code[]> {
  const codes: Code[] = [];
  for (const word of hostileWords) {
    const field = { name: word, address: word };
    const code = await publishCode({ ask } as Owner, {
      fields: [
        { type: 'text', text: word },
        { type: 'rating', label: word, required: true },
        { type: 'comment', label: word },
        { type: 'name', label: word },
        { type: 'email', label: word },
        { type: 'navigation', label: word },
      ],
      thank_you: { title: word, text: word },
    });
    const { site, form, frame } = await ask<Record<string, string>>('GET', `/code/${code.id}/`);
    const { company } = await ask<{ company: string }>('GET', `/location/${site}/`);
    await ask('PATCH', `/company/${company}/`, {
      ...field,
      visitor_name: word,
      representative: word,
    });
    await ask('PATCH', `/location/${site}/`, {
      ...field,
      visitor_name: word,
      description: word,
    });
    await ask('PATCH', `/form/${form}/`, { title: word });
    await ask('PATCH', `/frame/${frame}/`, {
      name: word,
      content: [
        { type: 'text', text: word, x_mm: 5, y_mm: 5, width_mm: 90, font_size_pt: 12 },
        { type: 'code', x_mm: 27.5, y_mm: 50, width_mm: 50 },
      ],
    });
    await ask('PATCH', `/code/${code.id}/`, { name: word });
    await ask('POST', '/template/', {
      name: word,
      layout: { fields: [{ type: 'text', text: word }] },
    });
    for (const rating of [2, 9]) {
      await ask('POST', `/survey/${code.slug}/submit/`, {
        client_id: crypto.randomUUID(),
        rating,
        comment: `${word} cake ${word}`,
        name: word,
      });
    }
    codes.push(code);
  }
  const all = hostileWords.join(' ');
  const { results } = await ask<{ results: { id: string }[] }>('GET', '/feedback/');
  for (const { id } of results) await ask('PATCH', `/feedback/${id}/`, { note: all, reply: all });
  return codes;
}
