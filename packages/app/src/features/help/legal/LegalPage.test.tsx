// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../../test/renderApp';

const pages = [
  {
    path: '/terms/',
    language: 'en-US',
    title: 'Terms and conditions',
    draft: /draft that comes with Hearback/,
    heading: 'How it ends',
  },
  {
    path: '/privacy/',
    language: 'en-US',
    title: 'Privacy',
    draft: /draft that comes with Hearback/,
    heading: 'Cookies and your device',
  },
  {
    path: '/terms',
    language: 'pl-PL',
    title: 'Regulamin',
    draft: /wzór, który jest dołączony/,
    heading: 'Jak się to kończy',
  },
  {
    path: '/privacy',
    language: 'pl-PL',
    title: 'Prywatność',
    draft: /wzór, który jest dołączony/,
    heading: 'Pliki cookie i Twoje urządzenie',
  },
] as const;

const answers = {
  Installation: {
    data: { helpAddress: 'desk@lipa.example', salesAddress: 's@x.example', lettersAt: null },
  },
};

describe('terms and privacy', () => {
  it.each(pages)(
    'at $path in $language are there before a login, and say that they are a draft',
    async ({ path, language, title, draft, heading }) => {
      renderApp(path, { language, answers });

      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeDefined();
      expect(screen.getByText(draft)).toBeDefined();
      await waitFor(() => expect(document.title).toContain(title));
      const ask = await screen.findByRole('link', { name: 'desk@lipa.example' });
      expect(ask.getAttribute('href')).toBe('mailto:desk@lipa.example');
      const notices = screen.getByRole('link', { name: /Open-source licenses|Licencje/ });
      expect(notices.getAttribute('href')).toBe('/third-party-notices.txt');
    },
  );

  it('are there with a session as well', async () => {
    renderApp('/privacy/', { answers, isLoggedIn: true });

    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeDefined();
  });
});
