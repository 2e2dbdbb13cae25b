import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import type { ResponseTimeBin } from './layOutTimes';
import { responseTimeWords } from './words';

const minute = 60;

/** How a bin is called: "under 5 s", "45–60 s", "1–1.5 min". */
export function useBinNames() {
  const words = useWords(responseTimeWords);
  const formats = useFormats();
  // The last bin ends a second after its half hour: what took exactly that long is still in it.
  const minutes = (seconds: number) => formats.count(Math.floor(seconds / 6) / 10);

  return ({ from, to }: Pick<ResponseTimeBin, 'from' | 'to'>) => {
    if (from === 0) return words.underSeconds(formats.count(to));
    return to <= minute
      ? words.seconds(formats.count(from), formats.count(to))
      : words.minutes(minutes(from), minutes(to));
  };
}
