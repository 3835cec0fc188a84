import {
  categories,
  company,
  footerGroups,
  headerAction,
  incidentLine,
  searchLink,
  topLinks,
} from '@keystrand/content';
import { Footer, Header, LoadingIndicator, MenuButton, SkipLink, ThemeToggle } from '@keystrand/ui';
import type { ThemeToggleProps } from '@keystrand/ui';
import { liftOnHover, revealOnce } from '@keystrand/effects/motion';
import { memo, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { contentPath } from '../contentPath';
import { useView } from '../navigation/NavigationProvider';
import { ChatLauncher } from './chat/ChatLauncher';
import { PageOutlet } from './PageOutlet';
import { PageSurface } from './PageSurface';
import { RouteAnnouncer } from './RouteAnnouncer';
import './themeChange.css';

const navigation = {
  brand: company.name,
  categories,
  searchLink,
  emergency: incidentLine,
  links: topLinks,
  action: headerAction,
};

const social = company.social.map(({ id, label, href }) => ({ icon: id, label, href }));

const headerFallback = (
  <header>
    <a href="/">{company.name}</a>
  </header>
);

function animateFooter(footer: HTMLElement | null) {
  const content = footer?.querySelector<HTMLElement>(':scope > div');
  if (!content) return undefined;
  // Only social links open in a new tab.
  const socialLinks = content.querySelectorAll<HTMLElement>('a[target]');
  const stops = [revealOnce(content), ...[...socialLinks].map((link) => liftOnHover(link))];
  return () => {
    for (const stop of stops) stop();
  };
}

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Its own component, so that a change of the theme renders nothing else. */
function SiteThemeToggle(props: Pick<ThemeToggleProps, 'label'>) {
  // The class is set by `bootstrap/theme.ts`.
  const dark = useSyncExternalStore(
    subscribeToTheme,
    () => document.documentElement.classList.contains('dark'),
    () => false,
  );
  return <ThemeToggle {...props} dark={dark} />;
}

/** Kinds of the pages that are not about services. */
const generalKinds = new Set(['about', 'blog', 'case-studies', 'form', 'home', 'legal', 'not-found']);

function SiteHeader() {
  const kind = useView(({ page }) => page?.kind);
  const currentPath = contentPath(useLocation().pathname);
  return (
    <Header
      navigation={navigation}
      currentPath={currentPath}
      isInServices={kind !== undefined && !generalKinds.has(kind)}
      // docs/requirements.md, section 4.4
      bare={currentPath === '/it-consulting'}
      themeToggle={<SiteThemeToggle label="Dark theme" />}
      menuButton={
        <MenuButton
          navigation={navigation}
          currentPath={currentPath}
          themeSwitch={<SiteThemeToggle label="Dark Mode" />}
        />
      }
    />
  );
}

const subscribeToNothing = () => () => undefined;

function SiteFooter() {
  // The prerendered year may be old. It is corrected after hydration, which would otherwise mismatch.
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
  return (
    <Footer
      brand={company.name}
      tagline={company.tagline}
      year={year}
      social={social}
      groups={footerGroups}
      emergency={incidentLine}
      ref={animateFooter}
    />
  );
}

function PageLoadingIndicator() {
  return <LoadingIndicator active={useView(({ isLoading = false }) => isLoading)} label="Loading the page" />;
}

/**
 * Each part is in an error boundary: if it fails to render, its fallback replaces it and the page stays usable
 * (docs/requirements.md, section 9.5). A page change renders only the parts that read the address, not the shell.
 */
export const Shell = memo(function Shell() {
  return (
    <>
      <SkipLink target="main">Skip to the content</SkipLink>
      <PageLoadingIndicator />
      <ErrorBoundary fallback={headerFallback}>
        <SiteHeader />
      </ErrorBoundary>
      <PageSurface>
        <main id="main" tabIndex={-1}>
          <PageOutlet />
        </main>
      </PageSurface>
      <ErrorBoundary fallback={null}>
        <SiteFooter />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ChatLauncher />
      </ErrorBoundary>
      <RouteAnnouncer />
    </>
  );
});
