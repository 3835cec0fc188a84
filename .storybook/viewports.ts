const width = (name: string, pixels: number, height: number) => ({
  name: `${name}, ${pixels} px`,
  styles: { width: `${pixels}px`, height: `${height}px` },
  type: pixels < 640 ? ('mobile' as const) : pixels < 1024 ? ('tablet' as const) : ('desktop' as const),
});

/** Viewports for reviewing pages, selectable in the toolbar. */
export const viewports = {
  narrowest: width('Narrowest', 320, 640),
  smallPhone: width('Small phone', 360, 780),
  phone: width('Phone', 375, 812),
  tablet: width('Tablet', 768, 1024),
  desktop: width('Desktop', 1280, 800),
  wide: width('Wide', 1920, 1080),
};
