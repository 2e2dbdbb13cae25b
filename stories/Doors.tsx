import type { ReactNode } from 'react';

import { openStarter } from '@hearback/print/frames';
import {
  Badge,
  Box,
  Button,
  Columns,
  EmptyState,
  Inline,
  Notice,
  Page,
  Stack,
  StarRating,
  Text,
  TextField,
} from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { FrameView } from '@hearback/ui/frames';
import { PlusIcon, QrIcon } from '@hearback/ui/icons';
import { squaredPaper, vars } from '@hearback/ui/tokens';
import { NpsScore, RatingDistribution } from '@hearback/ui/widgets';

const { color } = vars;

const swatches = [
  color.accent.solid,
  color.ink.strong,
  color.star,
  color.chart[3],
  color.chart[4],
  color.chart[5],
];

const counts = [3, 1, 2, 4, 9, 12, 28, 51, 74, 62].map((count, index) => ({
  rating: index + 1,
  count,
}));

const nps = { score: 43, low: 34, high: 51, promoters: 136, passives: 79, detractors: 31, n: 246 };

interface Door {
  title: string;
  about: string;
  /** Components as they are, laid out this wide and drawn smaller. */
  picture: { width: number; parts: ReactNode };
  links: readonly [string, string][];
}

const doors: readonly Door[] = [
  {
    title: 'Foundations',
    about: 'The decisions.',
    picture: {
      width: 400,
      parts: (
        <Inline gap="medium">
          <Box
            style={{
              fontFamily: vars.font.display,
              fontSize: 96,
              lineHeight: '104px',
              fontWeight: vars.weight.strong,
              color: color.ink.strong,
            }}
          >
            Aa
          </Box>
          <Box style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 56px)', gap: 8 }}>
            {swatches.map((background) => (
              <Box
                key={background}
                style={{ height: 56, borderRadius: vars.radius.medium, background }}
              />
            ))}
          </Box>
        </Inline>
      ),
    },
    links: [
      ['Color', 'foundations-color'],
      ['Type', 'foundations-type'],
      ['Space', 'foundations-space'],
      ['Icons', 'foundations-icon'],
      ['Motion', 'foundations-motion'],
      ['Voice', 'foundations-voice'],
    ],
  },
  {
    title: 'Guides',
    about: 'How to choose, and why.',
    picture: {
      width: 400,
      parts: (
        <Stack gap="small">
          <Notice tone="success" title="Say what happened" />
          <Notice tone="danger" title="Say what to do" />
        </Stack>
      ),
    },
    links: [
      ['Choosing a component', 'guides-choosing-a-component'],
      ['Accessibility', 'guides-accessibility'],
      ['Charts', 'guides-charts'],
      ['Print', 'guides-print'],
      ['Writing stories', 'guides-writing-stories'],
    ],
  },
  {
    title: 'Components and fields',
    about: 'The parts of every screen.',
    picture: {
      width: 400,
      parts: (
        <Stack gap="medium">
          <TextField label="Name" value="Counter" onChange={() => {}} />
          <Inline gap="small">
            <Button tone="primary" icon={PlusIcon}>
              Add location
            </Button>
            <Badge tone="success" dot="full">
              Published
            </Badge>
          </Inline>
        </Stack>
      ),
    },
    links: [
      ['Button', 'components-button'],
      ['EntityList', 'components-entitylist'],
      ['Dialog', 'components-dialog'],
      ['TextField', 'fields-textfield'],
      ['Stack', 'layout-stack'],
    ],
  },
  {
    title: 'Forms, codes, frames',
    about: 'What visitors and printers get.',
    picture: {
      width: 400,
      parts: (
        <Inline gap="large">
          <Box style={{ width: 128, lineHeight: 0, boxShadow: vars.elevation.raised }}>
            <FrameView document={openStarter('morning')} label="" language="en-US" />
          </Box>
          <Stack gap="small">
            <Box style={{ width: 112 }}>
              <CodeView text="HTTPS://HEARBACK.EXAMPLE/R/WELCOME" label="" />
            </Box>
            <StarRating label="" value={9} />
          </Stack>
        </Inline>
      ),
    },
    links: [
      ['FormView', 'forms-formview'],
      ['CodeView', 'codes-codeview'],
      ['FrameView', 'frames-frameview'],
    ],
  },
  {
    title: 'Charts and widgets',
    about: 'What the answers say.',
    picture: {
      width: 760,
      parts: (
        <Columns columnWidth="half">
          <RatingDistribution title="How do people rate us?" counts={counts} />
          <NpsScore title="Would they recommend us?" nps={nps} />
        </Columns>
      ),
    },
    links: [
      ['NpsScore', 'widgets-npsscore'],
      ['ScansAndSubmissions', 'widgets-scansandsubmissions'],
      ['WeekHeatmap', 'widgets-weekheatmap'],
    ],
  },
  {
    title: 'Screens',
    about: 'All of it together.',
    picture: {
      width: 760,
      parts: (
        <Box style={{ background: color.surface.page }}>
          <Page
            title="Locations"
            purpose="The places where your codes hang."
            actions={
              <Button tone="primary" icon={PlusIcon}>
                Add location
              </Button>
            }
          >
            <EmptyState icon={QrIcon} title="No locations yet" />
          </Page>
        </Box>
      ),
    },
    links: [
      ['Home', 'screens-home'],
      ['Companies', 'screens-companies'],
      ['Feedback', 'screens-feedback'],
      ['Stats', 'screens-stats'],
      ['Form editor', 'screens-formeditor'],
      ['Frame editor', 'screens-frameeditor'],
      ['Code editor', 'screens-codeeditor'],
      ['Login', 'screens-login'],
      ['Visitor', 'screens-visitor'],
    ],
  },
];

/** Height of a picture, and its width at most, in pixels. */
const shown = { width: 296, height: 144 };

function Picture({ width, parts }: Door['picture']) {
  return (
    <Box
      style={{
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        height: shown.height,
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        ...squaredPaper,
      }}
    >
      <div aria-hidden="true" inert style={{ width, zoom: (shown.width - 64) / width }}>
        {parts}
      </div>
    </Box>
  );
}

/** Every part of the book, with the pages to begin with. */
export function Doors() {
  return (
    <Columns gap="medium">
      {doors.map(({ title, about, picture, links }) => (
        <Box
          key={title}
          style={{
            background: vars.color.surface.panel,
            border: `1px solid ${vars.color.line.subtle}`,
            borderRadius: vars.radius.large,
          }}
        >
          <Picture {...picture} />
          <Box style={{ padding: vars.space.medium }}>
            <Stack gap="small">
              <Stack gap="none">
                <Box
                  style={{
                    fontFamily: vars.font.display,
                    fontSize: vars.text.lead,
                    lineHeight: vars.leading.lead,
                    fontWeight: vars.weight.strong,
                    color: vars.color.ink.strong,
                  }}
                >
                  {title}
                </Box>
                <Text size="small" tone="muted">
                  {about}
                </Text>
              </Stack>
              <Inline gap="small">
                {links.map(([name, id]) => (
                  <a
                    key={id}
                    href={`?path=/docs/${id}--docs`}
                    target="_parent"
                    style={{ color: vars.color.ink.link, fontSize: vars.text.small }}
                  >
                    {name}
                  </a>
                ))}
              </Inline>
            </Stack>
          </Box>
        </Box>
      ))}
    </Columns>
  );
}
