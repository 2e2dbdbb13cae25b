import type { Token } from '../tokens/findTokens.ts';
import type { Signal } from './findSignals.ts';

const rolledEyes = /^(?:🙄|😒|🤦)/u;
const openingQuote = /["„“”]$/u;
const closingQuote = /^["„“”]/u;

/**
 * Takes mild irony at its meaning: praise in quotation marks, praise under rolled eyes, and praise
 * that opens a comment which then only complains ("Great, another hour of waiting").
 */
export function readIrony(signals: readonly Signal[], tokens: readonly Token[]): Signal[] {
  const rolls = tokens.some(({ kind, text }) => kind === 'emoji' && rolledEyes.test(text));
  const complains = signals.some(({ weight, at }) => weight < 0 && at > 0);
  const [opening] = signals;
  const opens = opening?.at === 0 && opening.weight >= 2 && tokens[1]?.kind === 'mark' && complains;
  const goodInside = signals.filter(
    ({ weight, at }) => weight > 0 && at > 0 && at < tokens.length - 3,
  ).length;
  const isIronic = opens && goodInside === 0 && tokens.length > 4;

  return signals.map(({ weight, at }) => {
    if (weight <= 0) return { weight, at };
    const isQuoted =
      openingQuote.test(tokens[at - 1]?.text ?? '') &&
      closingQuote.test(tokens[at + 1]?.text ?? '');
    return { weight: isQuoted || rolls || isIronic ? -weight : weight, at };
  });
}
