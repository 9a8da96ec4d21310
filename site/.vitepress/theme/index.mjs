// The default theme, with a home page inside of a `main` landmark: `layout: landing`.
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from "vitepress/theme";
import { h } from "vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("landing", () => h("main", { class: "landing" }, [h(VPHomeHero), h(VPHomeFeatures)]));
  },
};
