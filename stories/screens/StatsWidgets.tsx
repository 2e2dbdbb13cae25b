import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { Stack } from '../../packages/ui/src/layout/Stack/Stack';
import { ConversionFunnel } from '../../packages/ui/src/widgets/ConversionFunnel/ConversionFunnel';
import {
  forms as comparedForms,
  versions as comparedVersions,
} from '../../packages/ui/src/widgets/FormsCompared/forms.fixtures';
import { FormsCompared } from '../../packages/ui/src/widgets/FormsCompared/FormsCompared';
import { LocationsAndCodes } from '../../packages/ui/src/widgets/LocationsAndCodes/LocationsAndCodes';
import { places } from '../../packages/ui/src/widgets/LocationsAndCodes/places.fixtures';
import { NpsScore } from '../../packages/ui/src/widgets/NpsScore/NpsScore';
import { RatingDistribution } from '../../packages/ui/src/widgets/RatingDistribution/RatingDistribution';
import { RatingOverTime } from '../../packages/ui/src/widgets/RatingOverTime/RatingOverTime';
import { ResponseTimes } from '../../packages/ui/src/widgets/ResponseTimes/ResponseTimes';
import { ScansAndSubmissions } from '../../packages/ui/src/widgets/ScansAndSubmissions/ScansAndSubmissions';
import { commentedDays } from '../../packages/ui/src/widgets/SentimentOverTime/moods.fixtures';
import { SentimentOverTime } from '../../packages/ui/src/widgets/SentimentOverTime/SentimentOverTime';
import { SentimentSplit } from '../../packages/ui/src/widgets/SentimentSplit/SentimentSplit';
import { SilentCodes } from '../../packages/ui/src/widgets/SilentCodes/SilentCodes';
import { themes } from '../../packages/ui/src/widgets/Themes/themes.fixtures';
import { Themes } from '../../packages/ui/src/widgets/Themes/Themes';
import { WeekdaySubmissions } from '../../packages/ui/src/widgets/WeekdaySubmissions/WeekdaySubmissions';
import { WeekHeatmap } from '../../packages/ui/src/widgets/WeekHeatmap/WeekHeatmap';
import { hundredWords } from '../../packages/ui/src/widgets/WordCloud/cloud.fixtures';
import { WordCloud } from '../../packages/ui/src/widgets/WordCloud/WordCloud';
import { days, hours, nps, rated, ratings, silent, times } from './counts.fixtures';

export type StatsState = 'ready' | 'loading' | 'failed' | 'empty';

interface Props {
  state: StatsState;
}

const nothing = { value: null, low: null, high: null, n: 0 };
const noRatings = { score: null, low: null, high: null, promoters: 0, passives: 0, detractors: 0 };

/** Every widget of the six tabs, under each other. What failed is said over them, once. */
export function StatsWidgets({ state }: Props) {
  const isEmpty = state === 'empty';
  const card = {
    state: isEmpty ? 'ready' : state,
    onRetry: () => {},
    failureIsSaid: true,
  } as const;
  const all = <Row,>(rows: readonly Row[]) => (isEmpty ? [] : rows);
  const count = (some: number) => (isEmpty ? 0 : some);

  return (
    <Stack gap="large">
      <ScansAndSubmissions {...card} title="Are scans and answers growing?" days={all(days)} />
      <Columns columnWidth="half">
        <ConversionFunnel
          {...card}
          title="How many scans become answers?"
          scans={count(642)}
          started={count(331)}
          submissions={count(242)}
          notSubmitted={count(400)}
          conversion={isEmpty ? nothing : { value: 0.377, low: 0.341, high: 0.415, n: 642 }}
        />
        <NpsScore
          {...card}
          title="Would they recommend us?"
          nps={isEmpty ? { ...noRatings, n: 0 } : nps}
        />
        <RatingDistribution {...card} title="How do people rate us?" counts={all(ratings)} />
        <WeekdaySubmissions
          {...card}
          title="On which days do people answer?"
          counts={all(hours).map((day) => day.reduce((sum, hour) => sum + hour, 0))}
        />
      </Columns>
      <RatingOverTime {...card} title="How does the rating change?" days={all(rated)} weeks={[]} />
      <WeekHeatmap {...card} title="When do people answer?" counts={all(hours)} />
      <ResponseTimes
        {...card}
        title="How long does an answer take?"
        bins={all(times)}
        slow={count(6)}
        average={isEmpty ? null : 48.2}
        median={isEmpty ? null : 34}
        fastest={isEmpty ? null : 4}
      />
      <Themes
        {...card}
        title="What do visitors speak of?"
        themes={all(themes)}
        comments={count(233)}
      />
      <Columns columnWidth="half">
        <SentimentSplit
          {...card}
          title="How do the comments sound?"
          positive={count(148)}
          neutral={count(61)}
          negative={count(24)}
        />
        <SentimentOverTime
          {...card}
          title="Does the tone change?"
          days={all(commentedDays(days.length))}
        />
      </Columns>
      <WordCloud {...card} title="Which words do visitors use?" words={all(hundredWords)} />
      <SilentCodes {...card} title="Which codes have gone silent?" codes={all(silent)} />
      <LocationsAndCodes {...card} title="Which locations do best?" rows={all(places)} />
      <FormsCompared
        {...card}
        title="Which forms do best?"
        forms={all(comparedForms)}
        versions={all(comparedVersions)}
      />
    </Stack>
  );
}
