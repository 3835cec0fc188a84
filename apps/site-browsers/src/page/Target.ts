import type { Page } from './Page';
import type { Step } from './queries';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Elements of a page that a query finds. Every method queries again. */
export class Target {
  readonly #page: Page;
  readonly #steps: readonly Step[];

  constructor(page: Page, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  /** Descendants with a role and, if given, exactly this accessible name or one that matches. */
  role(role: string, name?: string | RegExp): Target {
    const step: Step = {
      kind: 'role',
      role,
      ...(typeof name === 'string' && { name }),
      ...(name instanceof RegExp && { pattern: name.source }),
    };
    return new Target(this.#page, [...this.#steps, step]);
  }

  /** Descendants that match a selector and, if given, contain this text. */
  css(selector: string, text?: string): Target {
    return new Target(this.#page, [
      ...this.#steps,
      { kind: 'css', selector, ...(text !== undefined && { text }) },
    ]);
  }

  nth(index: number): Target {
    return new Target(this.#page, [...this.#steps, { kind: 'index', index }]);
  }

  async count(): Promise<number> {
    return this.#page.evaluate((steps) => __queries.findAll(steps).length, this.#steps);
  }

  async toHaveCount(count: number): Promise<void> {
    await this.#until(
      `${String(count)} of`,
      (steps, expected) => __queries.findAll(steps).length === expected,
      count,
    );
  }

  async toBeVisible(): Promise<void> {
    await this.#until('visible', (steps) => __queries.findAll(steps).some(__queries.isExposed));
  }

  async toBeHidden(): Promise<void> {
    await this.#until('hidden', (steps) => !__queries.findAll(steps).some(__queries.isExposed));
  }

  async toBeFocused(): Promise<void> {
    await this.#until('focused', (steps) => __queries.findAll(steps)[0] === document.activeElement);
  }

  /** Waits for an attribute's value; null means that it is missing. */
  async toHaveAttribute(name: string, value: string | null): Promise<void> {
    await this.#until(
      `${name}=${String(value)}`,
      (steps, key, expected) => __queries.find(steps).getAttribute(key) === expected,
      name,
      value,
    );
  }

  async toHaveValue(value: string | RegExp): Promise<void> {
    const source =
      value instanceof RegExp ? value.source : `^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
    await this.#until(
      `value ${String(value)}`,
      (steps, pattern) => new RegExp(pattern).test((__queries.find(steps) as HTMLInputElement).value),
      source,
    );
  }

  async toContain(text: string): Promise<void> {
    await this.#until(
      `text "${text}"`,
      (steps, expected) => __queries.findAll(steps).some((element) => element.textContent.includes(expected)),
      text,
    );
  }

  async toHaveDescription(text: string): Promise<void> {
    await this.#until(
      `description "${text}"`,
      (steps, expected) => __queries.descriptionOf(__queries.find(steps)).includes(expected),
      text,
    );
  }

  async attribute(name: string): Promise<string | null> {
    return this.#page.evaluate((steps, key) => __queries.find(steps).getAttribute(key), this.#steps, name);
  }

  /** Texts of all elements. */
  async texts(): Promise<string[]> {
    return this.#page.evaluate(
      (steps) => __queries.findAll(steps).map((element) => element.textContent.trim()),
      this.#steps,
    );
  }

  /** Value of a computed property. */
  async style(property: string): Promise<string> {
    return this.#page.evaluate(
      (steps, name) => getComputedStyle(__queries.find(steps)).getPropertyValue(name),
      this.#steps,
      property,
    );
  }

  /** Position and size in CSS pixels. */
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.#page.evaluate((steps) => {
      const { x, y, width, height } = __queries.find(steps).getBoundingClientRect();
      return { x, y, width, height };
    }, this.#steps);
  }

  async focus(): Promise<void> {
    await this.toBeVisible();
    await this.#page.evaluate((steps) => {
      __queries.find(steps).focus();
    }, this.#steps);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#point();
    await this.#page.mouse(x, y);
  }

  async click(): Promise<void> {
    const { x, y } = await this.#point();
    await this.#page.mouse(x, y, true);
  }

  /** Replaces a field's text by typing. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#page.evaluate((steps) => {
      (__queries.find(steps) as HTMLInputElement).select();
    }, this.#steps);
    await (text === '' ? this.#page.press('Backspace') : this.#page.type(text));
  }

  async #until<Args extends readonly unknown[]>(
    description: string,
    condition: (steps: readonly Step[], ...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.#page.until(`${description} ${JSON.stringify(this.#steps)}`, condition, this.#steps, ...args);
  }

  /** Scrolls the element into view, waits until it neither moves nor is covered, and returns the point to press. */
  async #point(): Promise<Point> {
    let previous = '';
    let point: Point = { x: 0, y: 0 };
    await this.#page.untilCall(`can be pressed ${JSON.stringify(this.#steps)}`, async () => {
      // Without a wait in the page: where scripts are disabled, it has neither timers nor frames.
      const found = await this.#page.evaluate((steps) => {
        const element = __queries.find(steps);
        const { top, left, bottom, right } = element.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        if (!isInside) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const rect = element.getClientRects()[0];
        if (!rect || rect.width === 0) return null;
        const center = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
        const hit = document.elementFromPoint(center.x, center.y);
        return element.contains(hit) || hit?.closest('label')?.control === element ? center : null;
      }, this.#steps);
      const current = JSON.stringify(found);
      const isStill = found !== null && current === previous;
      previous = current;
      if (found) point = found;
      return isStill;
    });
    return point;
  }
}
