import type { WindowSettings } from './Engine';

/** Settings of a window that Firefox takes from preferences, which apply to all its windows. */
export type FirefoxSettings = Pick<WindowSettings, 'colorScheme' | 'reducedMotion' | 'script'>;

/** Preferences of every test: no start page, no updates, no requests to Mozilla, no downloads of lists. */
const automation = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.warnOnClose': false,
  'browser.topsites.contile.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  // Timers of a window behind another are not slowed down.
  'dom.min_background_timeout_value': 4,
  'extensions.update.enabled': false,
  'focusmanager.testmode': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.manage-offline-status': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.autofillForms': false,
  'toolkit.telemetry.server': '',
  'toolkit.startup.max_resumed_crashes': -1,
  'intl.accept_languages': 'en-GB, en',
};

/** Returns the text of a profile's `user.js`. */
export function firefoxPreferences({ colorScheme, reducedMotion, script }: FirefoxSettings): string {
  const preferences = {
    ...automation,
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'javascript.enabled': script,
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
