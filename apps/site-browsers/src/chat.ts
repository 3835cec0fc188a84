import type { Page } from './page/Page';

/** Parts of the chat, and what a visitor does with it. */
export class Chat {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get button() {
    return this.#page.role('button', /^Chat with us/);
  }

  get panel() {
    return this.#page.role('dialog', 'Chat with us');
  }

  get input() {
    return this.panel.role('combobox');
  }

  /** Messages of both sides. */
  get messages() {
    return this.panel.role('log').css('li:has(time)');
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.panel.toBeVisible();
  }

  /** Sends a message and waits for the reply and for the end of the scrolling to it. */
  async ask(text: string): Promise<void> {
    const before = await this.messages.count();
    await this.input.fill(text);
    await this.#page.press('Enter');
    await this.messages.toHaveCount(before + 2);
    await this.#page.until('the chat shows its latest message', () => {
      const log = document.querySelector('[role=dialog] [role=log]');
      return log !== null && log.scrollHeight - log.clientHeight - log.scrollTop < 2;
    });
  }
}
