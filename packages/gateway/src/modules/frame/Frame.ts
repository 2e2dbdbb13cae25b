import type { FrameResolvers } from '../../resolvers.generated.ts';

/** What a frame is called in the graph where the API has another word. */
export const Frame: FrameResolvers = {
  dateCreated: ({ date_created }) => date_created,
  dateUpdated: ({ date_updated }) => date_updated,
  document: ({ name, size, background_color, content }) => ({
    name,
    size,
    background_color,
    content,
  }),
  hasQr: ({ has_qr }) => has_qr,
};
