import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { LanguageSwitch } from './LanguageSwitch';

const draw = (language: string, ...languages: string[]) =>
  renderToStaticMarkup(
    <LanguageSwitch
      language={language}
      languages={languages.map((one) => ({ language: one, href: `?lang=${one}` }))}
      floats={false}
    />,
  );

describe('the switch of languages', () => {
  it('is a row of links, each named in itself, with the current one marked', () => {
    const html = draw('pl-PL', 'en-US', 'pl-PL');

    expect(html).toContain('<nav');
    expect(html).toContain('data-languages=""');
    expect(html).toContain('aria-label="Język"');
    expect(html).toMatch(/<a[^>]*href="\?lang=en-US" hrefLang="en-US" lang="en-US">English<\/a>/);
    expect(html).toMatch(/<a[^>]*lang="pl-PL" aria-current="true">Polski<\/a>/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).not.toContain('<details');
  });

  it('folds where there are more than fit into a line, under the name of the current one', () => {
    const html = draw('uk', 'en-US', 'pl-PL', 'de', 'uk');

    expect(html).toMatch(/<summary[^>]*>.*Українська<\/summary>/);
    expect(html.match(/<a /g)).toHaveLength(4);
  });
});
