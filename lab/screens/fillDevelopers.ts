import type { Owner } from '../../e2e/stack/owner.ts';

const events = ['feedback.received', 'feedback.updated', 'code.published', 'code.paused'];

/** Keys and webhooks as they look when in use. No server listens at the addresses. */
export async function fillDevelopers({ ask, password }: Owner): Promise<void> {
  const keys = [
    { name: 'Till at the counter', scopes: ['read:feedback'], expires_in_days: 90 },
    {
      name: 'Monthly export',
      scopes: ['read:feedback', 'read:stats', 'read:workspace'],
      expires_in_days: null,
    },
  ];
  for (const key of keys) await ask('POST', '/user/api_key/', { ...key, password });
  const webhooks = [
    { url: 'https://till.cafe.example/hearback', description: 'Kitchen screen', is_enabled: true },
    { url: 'https://books.cafe.example/hooks/feedback', description: '', is_enabled: false },
  ];
  for (const webhook of webhooks) await ask('POST', '/webhook/', { ...webhook, events, password });
}
