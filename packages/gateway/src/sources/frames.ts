import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { FrameResource } from './resources.ts';

/** Everything the gateway asks of /frame/. */
export function createFramesSource(http: Http) {
  const frames = createCollection<FrameResource>(http, '/frame/');

  return {
    ...frames,

    duplicate: (id: string, name: string | undefined) =>
      frames.changed(http.post<FrameResource>(`${frames.at(id)}duplicate/`, { name })),
  };
}
