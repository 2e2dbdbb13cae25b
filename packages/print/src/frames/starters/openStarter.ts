import type { FrameDocument } from '@hearback/schema/documents';

import { bigType } from './bigType.ts';
import { bistro } from './bistro.ts';
import { clinic } from './clinic.ts';
import { counter } from './counter.ts';
import { doNotDisturb } from './doNotDisturb.ts';
import { editorial } from './editorial.ts';
import { evening } from './evening.ts';
import { market } from './market.ts';
import { morning } from './morning.ts';
import { narrowRoll } from './narrowRoll.ts';
import { playground } from './playground.ts';
import { salon } from './salon.ts';
import { table } from './table.ts';
import { tillRoll } from './tillRoll.ts';
import { visitingCard } from './visitingCard.ts';
import { window } from './window.ts';

/** Every finished design, for the sheet it was made for. A new one is a file and a line here. */
const designs = {
  morning,
  evening,
  bistro,
  playground,
  counter,
  clinic,
  bigType,
  editorial,
  salon,
  market,
  visitingCard,
  doNotDisturb,
  table,
  window,
  tillRoll,
  narrowRoll,
} as const satisfies Record<string, () => FrameDocument>;

export type StarterName = keyof typeof designs;

export const starterNames = Object.keys(designs) as StarterName[];

const opened = new Map<StarterName, FrameDocument>();

/** A finished frame to start from. The same document each time: nobody may change it in place. */
export function openStarter(name: StarterName): FrameDocument {
  const document = opened.get(name) ?? designs[name]();
  opened.set(name, document);
  return document;
}
