import { createHmac, timingSafeEqual } from 'node:crypto';

import { ask, type HookContext, type Item, type WebhookContext } from './n8n.ts';

/** Messages that are older were recorded by somebody, and are sent again. */
const toleranceSeconds = 300;

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? '';

/** True if a message is signed with the secret, as the Standard Webhooks specification has it. */
function isSigned(context: WebhookContext, secret: string, body: Buffer): boolean {
  const headers = context.getHeaderData();
  const id = first(headers['webhook-id']);
  const sentAt = first(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1_000 - Number(sentAt)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest();
  return first(headers['webhook-signature'])
    .split(' ')
    .map((each) => Buffer.from(each.replace(/^v1,/, ''), 'base64'))
    .some((each) => each.length === wanted.length && timingSafeEqual(each, wanted));
}

/** The entries of a list with commas between. */
const toList = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** True if the API has no such webhook: somebody removed it in the portal. */
function isGone(error: unknown): boolean {
  const { httpCode, response } = Object(error) as {
    httpCode?: unknown;
    response?: { status?: unknown };
  };
  return Number(httpCode ?? response?.status) === 404;
}

/** Starts a workflow with what happens in a Hearback account. */
export class HearbackTrigger {
  readonly description = {
    displayName: 'Hearback Trigger',
    name: 'hearbackTrigger',
    icon: 'file:hearback.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts the workflow with new feedback',
    defaults: { name: 'Hearback Trigger' },
    inputs: [],
    outputs: ['main'],
    credentials: [{ name: 'hearbackApi', required: true }],
    webhooks: [
      { name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' },
    ],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        default: ['feedback.received'],
        required: true,
        options: [
          { name: 'Feedback Received', value: 'feedback.received' },
          { name: 'Feedback Updated', value: 'feedback.updated' },
          { name: 'Code Published', value: 'code.published' },
          { name: 'Code Paused', value: 'code.paused' },
        ],
      },
      {
        displayName: 'Highest Rating',
        name: 'ratingMax',
        type: 'number',
        typeOptions: { minValue: 0, maxValue: 10 },
        default: 0,
        description: 'Only answers with a rating up to this one. 0 is every answer.',
      },
      {
        displayName: 'Filters',
        name: 'filters',
        type: 'collection',
        placeholder: 'Add Filter',
        default: {},
        description: 'Each is a list with commas between, of which one has to fit',
        options: [
          { displayName: 'Location IDs', name: 'locations', type: 'string', default: '' },
          { displayName: 'Tags', name: 'tags', type: 'string', default: '' },
          {
            displayName: 'Topics',
            name: 'topics',
            type: 'string',
            default: '',
            description: 'What the comment is about, such as waiting, price or own-1',
          },
          {
            displayName: 'Words',
            name: 'words',
            type: 'string',
            default: '',
            description: 'What the comment contains, in any case and without accents',
          },
        ],
      },
    ],
  };

  readonly webhookMethods = {
    default: {
      /** True if the webhook of this node is still in the account, for the address that n8n has now. */
      async checkExists(this: HookContext): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        if (typeof kept['webhookId'] !== 'string') return false;
        try {
          const webhook = await ask<{ url: string; state: string }>(
            this,
            'GET',
            `/webhook/${kept['webhookId']}/`,
          );
          return webhook.url === this.getNodeWebhookUrl('default') && webhook.state === 'enabled';
        } catch (error) {
          if (!isGone(error)) throw error;
          return false;
        }
      },

      async create(this: HookContext): Promise<boolean> {
        const ratingMax = Number(this.getNodeParameter('ratingMax', 0));
        const filters = this.getNodeParameter('filters', {}) as Partial<
          Record<'locations' | 'tags' | 'topics' | 'words', string>
        >;
        const { id, secret } = await ask<{ id: string; secret: string }>(
          this,
          'POST',
          '/webhook/',
          {
            body: {
              url: this.getNodeWebhookUrl('default'),
              description: 'n8n',
              events: this.getNodeParameter('events'),
              rating_max: ratingMax > 0 ? ratingMax : null,
              locations: toList(filters.locations),
              tags: toList(filters.tags),
              topics: toList(filters.topics),
              words: toList(filters.words),
            },
          },
        );
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: id, secret });
        return true;
      },

      async delete(this: HookContext): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        if (typeof kept['webhookId'] === 'string') {
          try {
            await ask(this, 'DELETE', `/webhook/${kept['webhookId']}/`);
          } catch (error) {
            if (!isGone(error)) throw error;
          }
        }
        delete kept['webhookId'];
        delete kept['secret'];
        return true;
      },
    },
  };

  /** A message starts the workflow, if its signature matches. */
  async webhook(
    this: WebhookContext,
  ): Promise<{ workflowData: [Item[]] } | { noWebhookResponse: true }> {
    const { secret } = this.getWorkflowStaticData('node');
    const body = this.getRequestObject().rawBody;
    if (typeof secret !== 'string' || !body || !isSigned(this, secret, body)) {
      this.getResponseObject().status(401).end();
      return { noWebhookResponse: true };
    }
    const json = JSON.parse(body.toString()) as Record<string, unknown>;
    return Promise.resolve({ workflowData: [[{ json }]] });
  }
}
