import { expect, it } from 'vitest';

import { sharedTexts } from './ShareCode';

it('leads to the printed address, each way under a channel of its own', () => {
  const code = { slug: '7K2M9QXT4A', shortUrl: 'https://qr.lipa.example/r/7K2M9QXT4A' };

  expect(sharedTexts(code)).toEqual({
    link: 'https://qr.lipa.example/r/7K2M9QXT4A?channel=link',
    website:
      '<script src="https://qr.lipa.example/embed.js" data-code="7K2M9QXT4A" async></script>',
    kiosk: 'https://qr.lipa.example/qr-feedback?code=7K2M9QXT4A&kiosk=1',
  });
});
