import type { TestApi } from '../createTestApi.ts';
import { guest } from '../people.ts';

/** A call as the OpenAPI document tells of it. */
export interface DocumentedCall {
  name: string;
  method: string;
  path: string;
  /** Whoever may make it: one way of these is enough. None: everybody. */
  security: Record<string, string[]>[];
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { operationId: string; security?: Record<string, string[]>[] }>
  >;
}

/** Every call that the OpenAPI document knows. */
export async function readDocumentedCalls(api: TestApi): Promise<DocumentedCall[]> {
  const { paths } = (await (await api.as(guest).get('/schema/')).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, security = [] }]) => ({
      name,
      method: method.toUpperCase(),
      path,
      security,
    })),
  );
}
