import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { TFontDictionary } from "pdfmake/interfaces.js";
import type { FontName } from "../../shared/print/font-runs.ts";

interface FontFile {
  readonly name: string;
  /** The import of the font: the bundler copies the file next to the bundle and returns its path. */
  readonly bundled: () => Promise<{ default: string }>;
}

const sansRegular: FontFile = {
  name: "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
};
const sansBold: FontFile = {
  name: "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
};
const devanagariRegular: FontFile = {
  name: "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
};
const devanagariBold: FontFile = {
  name: "@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf"),
};
const tamilRegular: FontFile = {
  name: "@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf"),
};
const tamilBold: FontFile = {
  name: "@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf"),
};
const arabicRegular: FontFile = {
  name: "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
};
const arabicBold: FontFile = {
  name: "@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
};
// One weight between regular and bold serves as both: each is 6 MB, and every bundle that renders PDFs contains them.
const koreanMedium: FontFile = {
  name: "@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf",
  bundled: () => import("@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf"),
};

const typedRegular: FontFile = {
  name: "@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf",
  bundled: () => import("@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf"),
};
const typedBold: FontFile = {
  name: "@expo-google-fonts/courier-prime/700Bold/CourierPrime_700Bold.ttf",
  bundled: () => import("@expo-google-fonts/courier-prime/700Bold/CourierPrime_700Bold.ttf"),
};

const FACES: Readonly<Record<FontName | "Typed", { normal: FontFile; bold: FontFile }>> = {
  Sans: { normal: sansRegular, bold: sansBold },
  Devanagari: { normal: devanagariRegular, bold: devanagariBold },
  Tamil: { normal: tamilRegular, bold: tamilBold },
  Arabic: { normal: arabicRegular, bold: arabicBold },
  Korean: { normal: koreanMedium, bold: koreanMedium },
  Typed: { normal: typedRegular, bold: typedBold },
};

/** The fonts by name, as file paths: pdfmake opens a file when it is first needed. */
export async function fontPaths(): Promise<TFontDictionary> {
  const faces = Object.entries(FACES).map(async ([name, { normal, bold }]) => {
    return [name, { normal: await pathOf(normal), bold: await pathOf(bold) }] as const;
  });
  return Object.fromEntries(await Promise.all(faces));
}

async function pathOf({ name, bundled }: FontFile): Promise<string> {
  const copy = await bundled().catch((error: NodeJS.ErrnoException) => {
    // Node cannot import a font, but then it runs without a bundle and can resolve the package.
    if (error.code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    throw error;
  });
  if (copy?.default.startsWith("./")) return fileURLToPath(new URL(copy.default, import.meta.url));
  return createRequire(import.meta.url).resolve(name);
}
