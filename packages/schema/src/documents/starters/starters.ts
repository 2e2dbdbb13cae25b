import { cafe } from './cafe.ts';
import { clinic } from './clinic.ts';
import { course } from './course.ts';
import { event } from './event.ts';
import { gym } from './gym.ts';
import { hotel } from './hotel.ts';
import { museum } from './museum.ts';
import { office } from './office.ts';
import { restaurant } from './restaurant.ts';
import { salon } from './salon.ts';
import { shop } from './shop.ts';
import { workshop } from './workshop.ts';
import type { Starter } from './Starter.ts';

/** Starter forms, in the order of the gallery. */
export const starters: readonly Starter[] = [
  cafe,
  restaurant,
  hotel,
  event,
  museum,
  salon,
  clinic,
  gym,
  shop,
  workshop,
  course,
  office,
];
