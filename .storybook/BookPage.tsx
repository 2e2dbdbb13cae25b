import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The page of a story file. What is no component, a decision or a whole screen, has no table of props. */
export function BookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isComponent = !/^(Foundations|Screens)\//.test(preparedMeta.title);

  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isComponent && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <Stories title={isComponent ? 'Stories' : ''} includePrimary={!isComponent} />
    </>
  );
}
