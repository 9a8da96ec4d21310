// The default theme, with a home page inside of a `main` landmark: `layout: landing`.
import { Content } from "vitepress";
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from "vitepress/theme";
import { h } from "vue";
import { configureSearch } from "./search.mjs";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    configureSearch(siteData.value);
    const content = () => h("div", { class: "landing-content vp-doc" }, [h(Content)]);
    app.component("landing", () => h("main", { class: "landing" }, [h(VPHomeHero), content(), h(VPHomeFeatures)]));
  },
};
