import { messages } from '../shell/snackbar/messages';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { loadChunk } from './chunkError';

/** Does what lies in a file of its own. When that cannot be loaded, it is said, and nothing is done. */
export async function withChunk<Chunk>(
  load: () => Promise<Chunk>,
  act: (chunk: Chunk) => Promise<void> | void,
): Promise<void> {
  let chunk: Chunk;
  try {
    chunk = await loadChunk(load);
  } catch {
    showSnackbar('error', navigator.onLine ? messages.serverIssue : messages.offline);
    return;
  }
  await act(chunk);
}
