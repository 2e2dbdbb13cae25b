interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** A query of a tab as its parts show it: the old numbers stay until the new ones are here. */
export function toLoad<Data>({ data, previousData, error, refetch }: Result<Data>) {
  const known = data ?? previousData;
  const state: 'ready' | 'loading' | 'failed' = data
    ? 'ready'
    : error
      ? 'failed'
      : known
        ? 'ready'
        : 'loading';

  return {
    known: state === 'failed' ? undefined : known,
    state,
    retry: () => void refetch().catch(() => {}),
  };
}
