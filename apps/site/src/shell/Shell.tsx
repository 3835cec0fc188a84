import { categories, company, footerGroups, headerAction, topLinks } from '@keystrand/content';
import { Footer, Header, LoadingIndicator, MenuButton, SkipLink, ThemeToggle } from '@keystrand/ui';
import { visuallyHidden } from '@keystrand/ui/theme';
import { liftOnHover, revealOnce } from '@keystrand/effects/motion';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { contentPath } from '../contentPath';
import { ChatLauncher } from './chat/ChatLauncher';
import { surfaceOf, hidesNavigation } from './layoutRules';
import { PageSurface } from './PageSurface';
import { useCurrentYear } from './useCurrentYear';
import { useDark } from './useDark';
import { useRouteAnnouncer } from './useRouteAnnouncer';

const social = company.social.map(({ id, label, href }) => ({ icon: id, label, href }));

const loadMenuDialog = () => import('@keystrand/ui/menu-dialog').then((module) => module.MenuDialog);

function animateFooter(footer: HTMLElement, socialLinks: readonly HTMLElement[]) {
  const stops = [revealOnce(footer), ...socialLinks.map(liftOnHover)];
  return () => {
    stops.forEach((stop) => {
      stop();
    });
  };
}

/** What stands around every page: skip link, header, the page on its ground, footer, chat, announcements. */
export function Shell() {
  const currentPath = contentPath(useLocation().pathname);
  const waiting = useNavigation().state === 'loading';
  const announcement = useRouteAnnouncer();
  const dark = useDark();
  const year = useCurrentYear();

  const navigation = {
    categories,
    links: topLinks,
    action: headerAction,
    currentPath,
  };

  return (
    <>
      <SkipLink target="main">Skip to the content</SkipLink>
      <LoadingIndicator active={waiting} label="Loading the page" />
      <Header
        {...navigation}
        brand={company.name}
        bare={hidesNavigation(currentPath)}
        themeToggle={<ThemeToggle label="Dark theme" dark={dark} />}
        menuButton={
          <MenuButton
            {...navigation}
            brand={company.name}
            loadDialog={loadMenuDialog}
            themeSwitch={<ThemeToggle label="Dark Mode" dark={dark} appearance="switch" />}
          />
        }
      />
      <PageSurface surface={surfaceOf(currentPath)}>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </PageSurface>
      <Footer
        brand={company.name}
        tagline={company.tagline}
        year={year}
        holder={company.name}
        social={social}
        groups={footerGroups}
        onMount={animateFooter}
      />
      <ChatLauncher />
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
      <ScrollRestoration />
    </>
  );
}
