/** The parts of n8n's interface that these nodes use. `n8n-workflow` has all of it, in 140 MB. */

interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  qs?: Record<string, unknown>;
  body?: Record<string, unknown>;
  json: true;
}

export interface NodeContext {
  getNodeParameter: (name: string, index?: unknown, fallback?: unknown) => unknown;
  getCredentials: (name: string) => Promise<Record<string, unknown>>;
  helpers: {
    httpRequestWithAuthentication: (
      this: NodeContext,
      credential: string,
      request: HttpRequest,
    ) => Promise<unknown>;
  };
}

/** A node while its workflow is activated or deactivated. */
export interface HookContext extends NodeContext {
  getNodeWebhookUrl: (name: string) => string | undefined;
  getWorkflowStaticData: (type: 'node') => Record<string, unknown>;
}

/** A node that a message comes to. */
export interface WebhookContext {
  getWorkflowStaticData: (type: 'node') => Record<string, unknown>;
  getHeaderData: () => Record<string, string | string[] | undefined>;
  getRequestObject: () => { rawBody?: Buffer | undefined };
  getResponseObject: () => { status: (code: number) => { end: () => void } };
}

export interface ExecuteContext extends NodeContext {
  getInputData: () => unknown[];
  continueOnFail: () => boolean;
}

export interface Item {
  json: Record<string, unknown>;
  pairedItem?: number;
}

/** Asks the REST API of the credential's portal. Throws what n8n throws for a status that is no success. */
export async function ask<Answer>(
  context: NodeContext,
  method: HttpRequest['method'],
  path: string,
  { qs, body }: Pick<HttpRequest, 'qs' | 'body'> = {},
): Promise<Answer> {
  const { origin } = await context.getCredentials('hearbackApi');
  return (await context.helpers.httpRequestWithAuthentication.call(context, 'hearbackApi', {
    method,
    url: `${String(origin).replace(/\/$/, '')}/api${path}`,
    ...(qs && { qs }),
    ...(body && { body }),
    json: true,
  })) as Answer;
}
