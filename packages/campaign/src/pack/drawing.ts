const DRAWN = /^(?:[^<]|<\/?(?:g|path|rect|circle|ellipse)[\s/>])*$/
const UNWANTED = /\son\w+\s*=|href|url\(|style\s*=/i

/** Whether markup is a plain drawing. A pack may come from anybody: nothing else of it is shown. */
export const isDrawing = (markup: string): boolean => DRAWN.test(markup) && !UNWANTED.test(markup)
