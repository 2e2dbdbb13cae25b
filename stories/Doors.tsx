import { Box, Columns, Inline, Stack, Text } from '@hearback/ui';
import { vars } from '@hearback/ui/tokens';

const doors: readonly { title: string; about: string; links: readonly [string, string][] }[] = [
  {
    title: 'Foundations',
    about: 'The decisions.',
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
    links: [
      ['FormView', 'forms-formview'],
      ['CodeView', 'codes-codeview'],
      ['FrameView', 'frames-frameview'],
    ],
  },
  {
    title: 'Charts and widgets',
    about: 'What the answers say.',
    links: [
      ['NpsScore', 'widgets-npsscore'],
      ['ScansAndSubmissions', 'widgets-scansandsubmissions'],
      ['WeekHeatmap', 'widgets-weekheatmap'],
    ],
  },
  {
    title: 'Screens',
    about: 'All of it together.',
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

/** Every part of the book, with the pages to begin with. */
export function Doors() {
  return (
    <Columns gap="medium">
      {doors.map(({ title, about, links }) => (
        <Box
          key={title}
          style={{
            padding: vars.space.large,
            background: vars.color.surface.panel,
            border: `1px solid ${vars.color.line.subtle}`,
            borderRadius: vars.radius.large,
          }}
        >
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
      ))}
    </Columns>
  );
}
