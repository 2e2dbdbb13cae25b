import type { SaveState } from '@hearback/ui/editors/form';

import { hasChanges, type SaverState } from './DocumentSaver';

/** What the editor says about where its document is. */
export function saveStateOf<Document>(
  state: SaverState<Document>,
  { isReachable }: { isReachable: boolean },
): SaveState {
  const { progress, isKept, revision } = state;
  if (progress === 'refused') return 'failed';
  if (progress === 'saving' && isReachable) return 'saving';
  if (!hasChanges(state)) return revision === null ? 'unsaved' : 'saved';
  if (progress === 'waiting' && isReachable) return 'saving';
  if (progress === 'silence' && isReachable) return 'failed';
  return isKept ? 'kept' : 'unsaved';
}
