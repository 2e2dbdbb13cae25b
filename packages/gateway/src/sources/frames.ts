import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { FrameResource } from './resources.ts';

/** Everything the gateway asks of /frame/. */
export const createFramesSource = (http: Http) => createCollection<FrameResource>(http, '/frame/');
