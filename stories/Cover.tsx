import { Box } from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { vars } from '@hearback/ui/tokens';

const marks = (
  [
    ['left', 'top'],
    ['right', 'top'],
    ['left', 'bottom'],
    ['right', 'bottom'],
  ] as const
).flatMap(([side, end]) => [
  { [side]: 0, [end]: 24, width: 16, height: 1 },
  { [side]: 24, [end]: 0, width: 1, height: 16 },
]);

/** A printed square with the crop marks of its sheet, beside what the book is about. */
export function Cover() {
  return (
    <Box
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space.xlarge,
        paddingBlock: vars.space.small,
        marginBlockEnd: vars.space.large,
      }}
    >
      <Box style={{ flex: '1 1 320px' }}>
        <h1
          style={{
            fontFamily: vars.font.display,
            fontSize: vars.text.display,
            lineHeight: vars.leading.display,
            fontWeight: vars.weight.strong,
            letterSpacing: '-0.02em',
            color: vars.color.ink.strong,
            margin: `0 0 ${vars.space.medium}`,
          }}
        >
          Hearback components
        </h1>
        <p
          style={{
            fontSize: vars.text.lead,
            lineHeight: vars.leading.lead,
            color: vars.color.ink.muted,
            maxWidth: '44ch',
          }}
        >
          Hearback turns a printed square on a café table into a conversation. This is everything
          its screens are made of: each component alone, in the situations it has to survive.
        </p>
      </Box>
      <Box style={{ position: 'relative', padding: 24, flex: 'none' }}>
        {marks.map((place, index) => (
          <Box
            key={index}
            style={{ position: 'absolute', background: vars.color.line.strong, ...place }}
          />
        ))}
        <Box
          style={{
            width: 168,
            background: '#ffffff',
            border: `1px solid ${vars.color.line.subtle}`,
          }}
        >
          <CodeView
            text="https://hearback.example/s/welcome"
            label="A code, as it is printed"
            look={{ color: '#1b1d22' }}
          />
        </Box>
      </Box>
    </Box>
  );
}
