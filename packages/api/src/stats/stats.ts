import type { ServiceTools } from '../ServiceTools.ts';
import { findFeedback } from './findFeedback.ts';
import { findForms } from './findForms.ts';
import { findHome } from './findHome.ts';
import { findLocationsCodes } from './findLocationsCodes.ts';
import { findOverview } from './findOverview.ts';
import { findRatings } from './findRatings.ts';
import { findScansSubmissions } from './findScansSubmissions.ts';
import { keepFigures } from './keepFigures.ts';

/** What the answers of one account say, read from the rollup. */
export const createStats = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const kept = keepFigures(tools);
  return {
    home: findHome(tools),
    overview: kept('overview', findOverview(tools)),
    scansSubmissions: kept('scansSubmissions', findScansSubmissions(tools)),
    ratings: kept('ratings', findRatings(tools)),
    feedback: kept('feedback', findFeedback(tools)),
    locationsCodes: kept('locationsCodes', findLocationsCodes(tools)),
    forms: kept('forms', findForms(tools)),
  };
};
