import type { ServiceTools } from './ServiceTools.ts';
import { authenticate } from './user/authenticate.ts';

/** Every rule of the product, by the thing it is about. */
export function createServices(tools: ServiceTools) {
  const access = authenticate(tools);

  return { access };
}

export type Services = ReturnType<typeof createServices>;
