import { company } from '@keystrand/content';
import { ErrorPanel, GlowButton } from '@keystrand/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChunkLoadError } from '../loading/chunk';

/** Renders the fallback of a page that failed to load or to render: the reason, a retry and a link that reloads. */
export function PageError({ error }: { readonly error: unknown }) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    document.title = `Something went wrong · ${company.name}`;
  }, []);
  return (
    <ErrorPanel
      actions={
        <>
          <GlowButton onClick={() => void navigate(location, { replace: true })}>Try again</GlowButton>
          {/* The address of the document without its fragment, which would only scroll. */}
          <a href="" target="_self">
            Reload the page
          </a>
        </>
      }
    >
      <p>
        {error instanceof ChunkLoadError
          ? `${error.message} Check your connection, then try again.`
          : 'This page could not be shown. The rest of the site is not affected.'}
      </p>
    </ErrorPanel>
  );
}
