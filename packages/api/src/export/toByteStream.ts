/**
 * Text as a stream that is made only as fast as it is read. Whoever stops reading stops the making;
 * what cannot be made breaks the stream off, since half a file must not look like one.
 */
export function toByteStream(
  text: AsyncGenerator<string>,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await text.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
      cancel: async () => {
        await text.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
