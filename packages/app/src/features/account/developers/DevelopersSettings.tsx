import { Suspense } from 'react';

import { Skeleton, Stack } from '@hearback/ui';

import { lazyPage } from '../../../loading/lazyPage';

/** Each comes with a file of its own: nobody waits for a part that they did not come for. */
const sections = {
  keys: lazyPage(() => import('./keys/ApiKeysCard').then((file) => file.ApiKeysCard)),
  webhooks: lazyPage(() => import('./webhooks/WebhooksCard').then((file) => file.WebhooksCard)),
  docs: lazyPage(() => import('./docs/ApiDocsCard').then((file) => file.ApiDocsCard)),
};

/** What programs of the account's owner need: keys, and what to read. */
export function DevelopersSettings() {
  return (
    <Stack gap="large">
      {Object.entries(sections).map(([name, Section]) => (
        <Suspense key={name} fallback={<Skeleton shape="block" />}>
          <Section />
        </Suspense>
      ))}
    </Stack>
  );
}
