import type { ServiceTools } from '../ServiceTools.ts';
import { findFeedback } from './findFeedback.ts';
import { findForms } from './findForms.ts';
import { findHome } from './findHome.ts';
import { findLocationsCodes } from './findLocationsCodes.ts';
import { findOverview } from './findOverview.ts';
import { findRatings } from './findRatings.ts';
import { findScansSubmissions } from './findScansSubmissions.ts';

/** What the answers of one account say, read from the rollup. */
export const createStats = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => ({
  home: findHome(tools),
  overview: findOverview(tools),
  scansSubmissions: findScansSubmissions(tools),
  ratings: findRatings(tools),
  feedback: findFeedback(tools),
  locationsCodes: findLocationsCodes(tools),
  forms: findForms(tools),
});
