import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type {
  AddedWebhook,
  Replayed,
  WebhookDeliveryResource,
  WebhookResource,
  WebhookSecret,
} from './resources.ts';
import { segment } from './segment.ts';

/** What the gateway asks of /webhook/. */
export const createWebhooksSource = (http: Http) => {
  const at = (id: string, rest = '') => `/webhook/${segment(id)}/${rest}`;

  return {
    list: async (): Promise<WebhookResource[]> => {
      const { results } = await http.get<{ results: WebhookResource[] }>('/webhook/');
      return results;
    },
    get: (id: string) => http.get<WebhookResource>(at(id)),
    add: (body: object) => http.post<AddedWebhook>('/webhook/', body),
    update: (id: string, body: object) => http.patch<WebhookResource>(at(id), body),
    remove: (id: string) => http.delete(at(id)),

    showSecret: (id: string, password: string) =>
      http.post<WebhookSecret>(at(id, 'secret/'), { password }),
    rotateSecret: (id: string, password: string) =>
      http.post<WebhookSecret>(at(id, 'rotate_secret/'), { password }),

    /** What a webhook was told. */
    deliveriesOf: (id: string) =>
      createCollection<WebhookDeliveryResource>(http, at(id, 'deliveries/')),
    test: (id: string) => http.post<WebhookDeliveryResource>(at(id, 'test/'), {}),
    replay: (id: string, delivery: string) =>
      http.post<WebhookDeliveryResource>(at(id, `deliveries/${segment(delivery)}/replay/`), {}),
    replayFailed: (id: string, since: string) => http.post<Replayed>(at(id, 'replay/'), { since }),
  };
};
