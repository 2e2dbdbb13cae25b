import type { WebhookRow_WebhookFragment } from '../../../../server/generated/graphql';

/** A webhook in a few words: what its owner calls it, else where it leads. */
export const nameOf = ({
  url,
  description,
}: Pick<WebhookRow_WebhookFragment, 'url' | 'description'>): string =>
  description || new URL(url).host;
