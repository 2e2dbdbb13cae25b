import { ask, type ExecuteContext, type Item } from './n8n.ts';

interface Feedback {
  results: Record<string, unknown>[];
  next_cursor: string | null;
}

const statuses = [
  { name: 'New', value: 'new' },
  { name: 'In Progress', value: 'in_progress' },
  { name: 'Resolved', value: 'resolved' },
  { name: 'Dismissed', value: 'dismissed' },
];

const shownFor = (...operations: string[]) => ({
  displayOptions: { show: { operation: operations } },
});

/** All feedback that a filter finds, up to a number, page after page. */
async function list(context: ExecuteContext, index: number): Promise<Record<string, unknown>[]> {
  const most = Number(context.getNodeParameter('limit', index, 50));
  const filters = context.getNodeParameter('filters', index, {}) as Record<string, unknown>;
  const found: Record<string, unknown>[] = [];
  for (let after: string | null = ''; after !== null && found.length < most;) {
    const qs: Record<string, unknown> = {
      ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
      page_size: Math.min(100, most - found.length),
      ...(after !== '' && { after }),
    };
    const page: Feedback = await ask<Feedback>(context, 'GET', '/feedback/', { qs });
    found.push(...page.results);
    after = page.next_cursor;
  }
  return found;
}

async function run(context: ExecuteContext, index: number): Promise<Record<string, unknown>[]> {
  const operation = context.getNodeParameter('operation', index);
  if (operation === 'list') return list(context, index);

  const id = encodeURIComponent(String(context.getNodeParameter('feedbackId', index)));
  if (operation === 'get') return [await ask(context, 'GET', `/feedback/${id}/`)];
  const changes = context.getNodeParameter('changes', index, {}) as Record<string, unknown>;
  return [await ask(context, 'PATCH', `/feedback/${id}/`, { body: changes })];
}

/** Reads feedback of a Hearback account, and moves it on. */
export class Hearback {
  readonly description = {
    displayName: 'Hearback',
    name: 'hearback',
    icon: 'file:hearback.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: 'Reads feedback, replies to it and sets its status',
    defaults: { name: 'Hearback' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: 'hearbackApi', required: true }],
    properties: [
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        default: 'list',
        options: [
          { name: 'List Feedback', value: 'list', action: 'List feedback' },
          { name: 'Get Feedback', value: 'get', action: 'Get one answer' },
          { name: 'Update Feedback', value: 'update', action: 'Reply, note or set the status' },
        ],
      },
      {
        displayName: 'Feedback ID',
        name: 'feedbackId',
        type: 'string',
        default: '={{$json.data.id}}',
        required: true,
        ...shownFor('get', 'update'),
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1 },
        default: 50,
        description: 'Max number of results to return',
        ...shownFor('list'),
      },
      {
        displayName: 'Filters',
        name: 'filters',
        type: 'collection',
        placeholder: 'Add Filter',
        default: {},
        options: [
          { displayName: 'Arrived Since', name: 'since', type: 'dateTime', default: '' },
          { displayName: 'Highest Rating', name: 'rating_max', type: 'number', default: 5 },
          { displayName: 'Lowest Rating', name: 'rating_min', type: 'number', default: 1 },
          { displayName: 'Location ID', name: 'site', type: 'string', default: '' },
          { displayName: 'Search', name: 'search', type: 'string', default: '' },
          {
            displayName: 'Status',
            name: 'status',
            type: 'options',
            default: 'new',
            options: statuses,
          },
        ],
        ...shownFor('list'),
      },
      {
        displayName: 'Changes',
        name: 'changes',
        type: 'collection',
        placeholder: 'Add Change',
        default: {},
        options: [
          { displayName: 'Note', name: 'note', type: 'string', default: '' },
          { displayName: 'Reply', name: 'reply', type: 'string', default: '' },
          {
            displayName: 'Status',
            name: 'status',
            type: 'options',
            default: 'resolved',
            options: statuses,
          },
        ],
        ...shownFor('update'),
      },
    ],
  };

  /** One run for each item that comes in; a failed one is an item of its own where the workflow goes on. */
  async execute(this: ExecuteContext): Promise<[Item[]]> {
    const items: Item[] = [];
    for (const index of this.getInputData().keys()) {
      try {
        const found = await run(this, index);
        items.push(...found.map((json) => ({ json, pairedItem: index })));
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        const message = error instanceof Error ? error.message : String(error);
        items.push({ json: { error: message }, pairedItem: index });
      }
    }
    return [items];
  }
}
